// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["-310e7006"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"if":{"type":"object","required":["orderType"],"properties":{"orderType":{"const":2}}},"then":{"type":"object","required":["customizedIds"]},"properties":{"orderNo":{"$ref":"#/$defs/OrderNo"},"customizedIds":{"type":"string","pattern":"^[1-9][0-9]*(,[1-9][0-9]*)*$","minLength":1,"maxLength":1000},"invoiceType":{"$ref":"#/$defs/InvoiceType"},"orderType":{"type":"integer","enum":[1,2]},"invoiceInfo":{"$ref":"#/$defs/InvoiceInfo"}},"required":["orderNo","invoiceType","orderType","invoiceInfo"],"$defs":{"InvoiceInfo":{"type":"object","additionalProperties":false,"required":["name","city","tel","kfhmc","kfhzh"],"properties":{"name":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"num":{"type":"string","maxLength":50},"city":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"tel":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"kfhmc":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"kfhzh":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50}}},"InvoiceType":{"type":"integer","enum":[1,2]},"OrderNo":{"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32}},"$id":"-310e7006"};
const schema32 = {"type":"string","pattern":"^[A-Z][0-9]+$","minLength":10,"maxLength":32};
const schema33 = {"type":"integer","enum":[1,2]};
const schema34 = {"type":"object","additionalProperties":false,"required":["name","city","tel","kfhmc","kfhzh"],"properties":{"name":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"num":{"type":"string","maxLength":50},"city":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"tel":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"kfhmc":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"kfhzh":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50}}};
const func1 = ucs2length;
const pattern4 = new RegExp("^[A-Z][0-9]+$", "u");
const pattern5 = new RegExp("^[1-9][0-9]*(,[1-9][0-9]*)*$", "u");
const pattern6 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-310e7006" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.orderType === undefined) && (missing0 = "orderType")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.orderType !== undefined){
if(2 !== data.orderType){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customizedIds === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "customizedIds"},message:"must have required property '"+"customizedIds"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.then.type,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema31.if,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNo === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNo"},message:"must have required property '"+"orderNo"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.invoiceType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceType"},message:"must have required property '"+"invoiceType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.orderType === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderType"},message:"must have required property '"+"orderType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.invoiceInfo === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceInfo"},message:"must have required property '"+"invoiceInfo"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "orderNo") || (key0 === "customizedIds")) || (key0 === "invoiceType")) || (key0 === "orderType")) || (key0 === "invoiceInfo"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.orderNo !== undefined){
let data1 = data.orderNo;
if(typeof data1 === "string"){
if(func1(data1) > 32){
const err11 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 10){
const err12 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data1)){
const err13 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/pattern",keyword:"pattern",params:{pattern: "^[A-Z][0-9]+$"},message:"must match pattern \""+"^[A-Z][0-9]+$"+"\"",schema:"^[A-Z][0-9]+$",parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/orderNo",schemaPath:"#/$defs/OrderNo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.customizedIds !== undefined){
let data2 = data.customizedIds;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err15 = {instancePath:instancePath+"/customizedIds",schemaPath:"#/properties/customizedIds/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema31.properties.customizedIds,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data2) < 1){
const err16 = {instancePath:instancePath+"/customizedIds",schemaPath:"#/properties/customizedIds/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.customizedIds,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern5.test(data2)){
const err17 = {instancePath:instancePath+"/customizedIds",schemaPath:"#/properties/customizedIds/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*(,[1-9][0-9]*)*$"},message:"must match pattern \""+"^[1-9][0-9]*(,[1-9][0-9]*)*$"+"\"",schema:"^[1-9][0-9]*(,[1-9][0-9]*)*$",parentSchema:schema31.properties.customizedIds,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/customizedIds",schemaPath:"#/properties/customizedIds/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.customizedIds.type,parentSchema:schema31.properties.customizedIds,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.invoiceType !== undefined){
let data3 = data.invoiceType;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err19 = {instancePath:instancePath+"/invoiceType",schemaPath:"#/$defs/InvoiceType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.type,parentSchema:schema33,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data3 === 1) || (data3 === 2))){
const err20 = {instancePath:instancePath+"/invoiceType",schemaPath:"#/$defs/InvoiceType/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.orderType !== undefined){
let data4 = data.orderType;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err21 = {instancePath:instancePath+"/orderType",schemaPath:"#/properties/orderType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.orderType.type,parentSchema:schema31.properties.orderType,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data4 === 1) || (data4 === 2))){
const err22 = {instancePath:instancePath+"/orderType",schemaPath:"#/properties/orderType/enum",keyword:"enum",params:{allowedValues: schema31.properties.orderType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.orderType.enum,parentSchema:schema31.properties.orderType,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.invoiceInfo !== undefined){
let data5 = data.invoiceInfo;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err23 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema34.required,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.city === undefined){
const err24 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'",schema:schema34.required,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.tel === undefined){
const err25 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/required",keyword:"required",params:{missingProperty: "tel"},message:"must have required property '"+"tel"+"'",schema:schema34.required,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.kfhmc === undefined){
const err26 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/required",keyword:"required",params:{missingProperty: "kfhmc"},message:"must have required property '"+"kfhmc"+"'",schema:schema34.required,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data5.kfhzh === undefined){
const err27 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/required",keyword:"required",params:{missingProperty: "kfhzh"},message:"must have required property '"+"kfhzh"+"'",schema:schema34.required,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
if(!((((((key1 === "name") || (key1 === "num")) || (key1 === "city")) || (key1 === "tel")) || (key1 === "kfhmc")) || (key1 === "kfhzh"))){
const err28 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err29 = {instancePath:instancePath+"/invoiceInfo/name",schemaPath:"#/$defs/InvoiceInfo/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema34.properties.name,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data6) < 1){
const err30 = {instancePath:instancePath+"/invoiceInfo/name",schemaPath:"#/$defs/InvoiceInfo/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.name,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern6.test(data6)){
const err31 = {instancePath:instancePath+"/invoiceInfo/name",schemaPath:"#/$defs/InvoiceInfo/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.name,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/invoiceInfo/name",schemaPath:"#/$defs/InvoiceInfo/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data5.num !== undefined){
let data7 = data5.num;
if(typeof data7 === "string"){
if(func1(data7) > 50){
const err33 = {instancePath:instancePath+"/invoiceInfo/num",schemaPath:"#/$defs/InvoiceInfo/properties/num/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema34.properties.num,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/invoiceInfo/num",schemaPath:"#/$defs/InvoiceInfo/properties/num/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.num.type,parentSchema:schema34.properties.num,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data5.city !== undefined){
let data8 = data5.city;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err35 = {instancePath:instancePath+"/invoiceInfo/city",schemaPath:"#/$defs/InvoiceInfo/properties/city/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema34.properties.city,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data8) < 1){
const err36 = {instancePath:instancePath+"/invoiceInfo/city",schemaPath:"#/$defs/InvoiceInfo/properties/city/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.city,data:data8};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern6.test(data8)){
const err37 = {instancePath:instancePath+"/invoiceInfo/city",schemaPath:"#/$defs/InvoiceInfo/properties/city/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.city,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/invoiceInfo/city",schemaPath:"#/$defs/InvoiceInfo/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.city.type,parentSchema:schema34.properties.city,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data5.tel !== undefined){
let data9 = data5.tel;
if(typeof data9 === "string"){
if(func1(data9) > 50){
const err39 = {instancePath:instancePath+"/invoiceInfo/tel",schemaPath:"#/$defs/InvoiceInfo/properties/tel/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema34.properties.tel,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(func1(data9) < 1){
const err40 = {instancePath:instancePath+"/invoiceInfo/tel",schemaPath:"#/$defs/InvoiceInfo/properties/tel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.tel,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern6.test(data9)){
const err41 = {instancePath:instancePath+"/invoiceInfo/tel",schemaPath:"#/$defs/InvoiceInfo/properties/tel/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.tel,data:data9};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/invoiceInfo/tel",schemaPath:"#/$defs/InvoiceInfo/properties/tel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.tel.type,parentSchema:schema34.properties.tel,data:data9};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data5.kfhmc !== undefined){
let data10 = data5.kfhmc;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err43 = {instancePath:instancePath+"/invoiceInfo/kfhmc",schemaPath:"#/$defs/InvoiceInfo/properties/kfhmc/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema34.properties.kfhmc,data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(func1(data10) < 1){
const err44 = {instancePath:instancePath+"/invoiceInfo/kfhmc",schemaPath:"#/$defs/InvoiceInfo/properties/kfhmc/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.kfhmc,data:data10};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern6.test(data10)){
const err45 = {instancePath:instancePath+"/invoiceInfo/kfhmc",schemaPath:"#/$defs/InvoiceInfo/properties/kfhmc/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.kfhmc,data:data10};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/invoiceInfo/kfhmc",schemaPath:"#/$defs/InvoiceInfo/properties/kfhmc/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.kfhmc.type,parentSchema:schema34.properties.kfhmc,data:data10};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data5.kfhzh !== undefined){
let data11 = data5.kfhzh;
if(typeof data11 === "string"){
if(func1(data11) > 50){
const err47 = {instancePath:instancePath+"/invoiceInfo/kfhzh",schemaPath:"#/$defs/InvoiceInfo/properties/kfhzh/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema34.properties.kfhzh,data:data11};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data11) < 1){
const err48 = {instancePath:instancePath+"/invoiceInfo/kfhzh",schemaPath:"#/$defs/InvoiceInfo/properties/kfhzh/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.kfhzh,data:data11};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern6.test(data11)){
const err49 = {instancePath:instancePath+"/invoiceInfo/kfhzh",schemaPath:"#/$defs/InvoiceInfo/properties/kfhzh/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34.properties.kfhzh,data:data11};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/invoiceInfo/kfhzh",schemaPath:"#/$defs/InvoiceInfo/properties/kfhzh/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.kfhzh.type,parentSchema:schema34.properties.kfhzh,data:data11};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/invoiceInfo",schemaPath:"#/$defs/InvoiceInfo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

validators["2724e0a"] = validate21;
const schema35 = {"type":"object","required":["orderType"],"properties":{"orderType":{"const":2}},"$id":"2724e0a"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="2724e0a" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderType"},message:"must have required property '"+"orderType"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderType !== undefined){
let data0 = data.orderType;
if(2 !== data0){
const err1 = {instancePath:instancePath+"/orderType",schemaPath:"#/properties/orderType/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant",schema:2,parentSchema:schema35.properties.orderType,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"orderType":true},"dynamicProps":false,"dynamicItems":false};

export default validators;
