// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["280e3ee1"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"discountType":{"type":"integer","enum":[1,2,3],"default":3},"integralNum":{"type":"integer","minimum":0,"maximum":1000000000},"moneyNum":{"type":"integer","minimum":0,"maximum":10000000000000},"num":{"type":"integer","minimum":1,"maximum":99999},"productId":{"$ref":"#/$defs/ProductId"},"backorderWeeks":{"$ref":"#/$defs/ShownWeeks"},"backordered":{"$ref":"#/$defs/ShownLaterPieces"},"productName":{"$ref":"#/$defs/ProductName"},"productNum":{"$ref":"#/$defs/ProductNum"},"receivingAddress":{"$ref":"#/$defs/ReceivingAddress"},"receivingPhone":{"$ref":"#/$defs/ReceivingPhone"},"receivingUser":{"$ref":"#/$defs/ReceivingUser"},"unitPrice":{"$ref":"#/$defs/UnitPrice"}},"required":["discountType","integralNum","moneyNum","num","productId","productName","productNum","receivingAddress","receivingPhone","receivingUser","unitPrice"],"$defs":{"BackorderWeeks":{"type":"integer","minimum":1,"maximum":104},"BackorderedPieces":{"type":"integer","minimum":1,"maximum":99999},"ProductId":{"type":"integer","minimum":1,"maximum":9007199254740991},"ProductName":{"type":"string","minLength":1,"maxLength":200},"ProductNum":{"type":"string","minLength":1,"maxLength":100},"ReceivingAddress":{"type":"string","pattern":"\\S","minLength":1,"maxLength":500},"ReceivingPhone":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"ReceivingUser":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"ShownLaterPieces":{"$ref":"#/$defs/BackorderedPieces"},"ShownWeeks":{"$ref":"#/$defs/BackorderWeeks"},"UnitPrice":{"type":"number","minimum":0,"maximum":100000000}},"$id":"280e3ee1"};
const schema32 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const schema33 = {"type":"integer","minimum":1,"maximum":104};
const schema34 = {"type":"integer","minimum":1,"maximum":99999};
const schema35 = {"type":"string","minLength":1,"maxLength":200};
const schema36 = {"type":"string","minLength":1,"maxLength":100};
const schema37 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":500};
const schema38 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema39 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema40 = {"type":"number","minimum":0,"maximum":100000000};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("\\S", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="280e3ee1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.discountType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discountType"},message:"must have required property '"+"discountType"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integralNum === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integralNum"},message:"must have required property '"+"integralNum"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.moneyNum === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moneyNum"},message:"must have required property '"+"moneyNum"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.num === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "num"},message:"must have required property '"+"num"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.productId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productId"},message:"must have required property '"+"productId"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.productName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productName"},message:"must have required property '"+"productName"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.productNum === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productNum"},message:"must have required property '"+"productNum"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.receivingAddress === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingAddress"},message:"must have required property '"+"receivingAddress"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.receivingPhone === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingPhone"},message:"must have required property '"+"receivingPhone"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.receivingUser === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingUser"},message:"must have required property '"+"receivingUser"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.unitPrice === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.discountType !== undefined){
let data0 = data.discountType;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err12 = {instancePath:instancePath+"/discountType",schemaPath:"#/properties/discountType/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.discountType.type,parentSchema:schema31.properties.discountType,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
const err13 = {instancePath:instancePath+"/discountType",schemaPath:"#/properties/discountType/enum",keyword:"enum",params:{allowedValues: schema31.properties.discountType.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.discountType.enum,parentSchema:schema31.properties.discountType,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.integralNum !== undefined){
let data1 = data.integralNum;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err14 = {instancePath:instancePath+"/integralNum",schemaPath:"#/properties/integralNum/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.integralNum.type,parentSchema:schema31.properties.integralNum,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/integralNum",schemaPath:"#/properties/integralNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.integralNum,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err16 = {instancePath:instancePath+"/integralNum",schemaPath:"#/properties/integralNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.integralNum,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.moneyNum !== undefined){
let data2 = data.moneyNum;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err17 = {instancePath:instancePath+"/moneyNum",schemaPath:"#/properties/moneyNum/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.moneyNum.type,parentSchema:schema31.properties.moneyNum,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 10000000000000 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/moneyNum",schemaPath:"#/properties/moneyNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000000},message:"must be <= 10000000000000",schema:10000000000000,parentSchema:schema31.properties.moneyNum,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err19 = {instancePath:instancePath+"/moneyNum",schemaPath:"#/properties/moneyNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.moneyNum,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.num !== undefined){
let data3 = data.num;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err20 = {instancePath:instancePath+"/num",schemaPath:"#/properties/num/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.num.type,parentSchema:schema31.properties.num,data:data3};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99999 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/num",schemaPath:"#/properties/num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999",schema:99999,parentSchema:schema31.properties.num,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err22 = {instancePath:instancePath+"/num",schemaPath:"#/properties/num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.num,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.productId !== undefined){
let data4 = data.productId;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err23 = {instancePath:instancePath+"/productId",schemaPath:"#/$defs/ProductId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.type,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err24 = {instancePath:instancePath+"/productId",schemaPath:"#/$defs/ProductId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err25 = {instancePath:instancePath+"/productId",schemaPath:"#/$defs/ProductId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.backorderWeeks !== undefined){
let data5 = data.backorderWeeks;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err26 = {instancePath:instancePath+"/backorderWeeks",schemaPath:"#/$defs/ShownWeeks/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema33.type,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 104 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/backorderWeeks",schemaPath:"#/$defs/ShownWeeks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104},message:"must be <= 104",schema:104,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/backorderWeeks",schemaPath:"#/$defs/ShownWeeks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.backordered !== undefined){
let data6 = data.backordered;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err29 = {instancePath:instancePath+"/backordered",schemaPath:"#/$defs/ShownLaterPieces/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema34.type,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 99999 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/backordered",schemaPath:"#/$defs/ShownLaterPieces/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999",schema:99999,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err31 = {instancePath:instancePath+"/backordered",schemaPath:"#/$defs/ShownLaterPieces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema34,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.productName !== undefined){
let data7 = data.productName;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err32 = {instancePath:instancePath+"/productName",schemaPath:"#/$defs/ProductName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema35,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func2(data7) < 1){
const err33 = {instancePath:instancePath+"/productName",schemaPath:"#/$defs/ProductName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35,data:data7};
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
const err34 = {instancePath:instancePath+"/productName",schemaPath:"#/$defs/ProductName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.productNum !== undefined){
let data8 = data.productNum;
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err35 = {instancePath:instancePath+"/productNum",schemaPath:"#/$defs/ProductNum/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema36,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data8) < 1){
const err36 = {instancePath:instancePath+"/productNum",schemaPath:"#/$defs/ProductNum/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36,data:data8};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/productNum",schemaPath:"#/$defs/ProductNum/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.receivingAddress !== undefined){
let data9 = data.receivingAddress;
if(typeof data9 === "string"){
if(func2(data9) > 500){
const err38 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/$defs/ReceivingAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema37,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func2(data9) < 1){
const err39 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/$defs/ReceivingAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern4.test(data9)){
const err40 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/$defs/ReceivingAddress/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/$defs/ReceivingAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data9};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.receivingPhone !== undefined){
let data10 = data.receivingPhone;
if(typeof data10 === "string"){
if(func2(data10) > 50){
const err42 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/$defs/ReceivingPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema38,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func2(data10) < 1){
const err43 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/$defs/ReceivingPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38,data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern4.test(data10)){
const err44 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/$defs/ReceivingPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema38,data:data10};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/$defs/ReceivingPhone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data10};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.receivingUser !== undefined){
let data11 = data.receivingUser;
if(typeof data11 === "string"){
if(func2(data11) > 50){
const err46 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/$defs/ReceivingUser/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema39,data:data11};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func2(data11) < 1){
const err47 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/$defs/ReceivingUser/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema39,data:data11};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern4.test(data11)){
const err48 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/$defs/ReceivingUser/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema39,data:data11};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/$defs/ReceivingUser/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data11};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.unitPrice !== undefined){
let data12 = data.unitPrice;
if(typeof data12 == "number"){
if(data12 > 100000000 || isNaN(data12)){
const err50 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/$defs/UnitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err51 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/$defs/UnitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/$defs/UnitPrice/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
