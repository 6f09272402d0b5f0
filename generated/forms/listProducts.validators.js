// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["2351803d"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"recommend":{"type":"integer","enum":[1,3]},"catalogId":{"$ref":"#/$defs/CatalogId"},"keyWord":{"type":"string","minLength":1,"maxLength":100},"inStock":{"type":"integer","enum":[0,1],"default":0},"minStock":{"type":"integer","minimum":1,"maximum":1000000000},"minPrice":{"$ref":"#/$defs/PriceLimit"},"maxPrice":{"$ref":"#/$defs/PriceLimit"},"quantity":{"type":"integer","minimum":1,"maximum":99999},"sort":{"type":"string","pattern":"^(price|stock|productNum|column[0-9]{1,9})$","maxLength":20},"order":{"type":"string","enum":["asc","desc"],"default":"asc"},"user":{"type":"string","maxLength":100},"pageNum":{"$ref":"#/$defs/PageNum"},"pageSize":{"type":"integer","minimum":1,"maximum":100,"default":20}},"$defs":{"CatalogId":{"type":"integer","minimum":1,"maximum":9007199254740991},"PageNum":{"type":"integer","minimum":1,"maximum":1000000},"PriceLimit":{"type":"number","minimum":0,"maximum":100000000}},"$id":"2351803d"};
const schema32 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const schema33 = {"type":"number","minimum":0,"maximum":100000000};
const schema35 = {"type":"integer","minimum":1,"maximum":1000000};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("^(price|stock|productNum|column[0-9]{1,9})$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="2351803d" */;
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
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.recommend !== undefined){
let data0 = data.recommend;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/recommend",schemaPath:"#/properties/recommend/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.recommend.type,parentSchema:schema31.properties.recommend,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === 1) || (data0 === 3))){
const err2 = {instancePath:instancePath+"/recommend",schemaPath:"#/properties/recommend/enum",keyword:"enum",params:{allowedValues: schema31.properties.recommend.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.recommend.enum,parentSchema:schema31.properties.recommend,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.catalogId !== undefined){
let data1 = data.catalogId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/catalogId",schemaPath:"#/$defs/CatalogId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/catalogId",schemaPath:"#/$defs/CatalogId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/catalogId",schemaPath:"#/$defs/CatalogId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.keyWord !== undefined){
let data2 = data.keyWord;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err6 = {instancePath:instancePath+"/keyWord",schemaPath:"#/properties/keyWord/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.keyWord,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/keyWord",schemaPath:"#/properties/keyWord/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.keyWord,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/keyWord",schemaPath:"#/properties/keyWord/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.keyWord.type,parentSchema:schema31.properties.keyWord,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.inStock !== undefined){
let data3 = data.inStock;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/inStock",schemaPath:"#/properties/inStock/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.inStock.type,parentSchema:schema31.properties.inStock,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === 0) || (data3 === 1))){
const err10 = {instancePath:instancePath+"/inStock",schemaPath:"#/properties/inStock/enum",keyword:"enum",params:{allowedValues: schema31.properties.inStock.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.inStock.enum,parentSchema:schema31.properties.inStock,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.minStock !== undefined){
let data4 = data.minStock;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/minStock",schemaPath:"#/properties/minStock/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.minStock.type,parentSchema:schema31.properties.minStock,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/minStock",schemaPath:"#/properties/minStock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000",schema:1000000000,parentSchema:schema31.properties.minStock,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/minStock",schemaPath:"#/properties/minStock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.minStock,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.minPrice !== undefined){
let data5 = data.minPrice;
if(typeof data5 == "number"){
if(data5 > 100000000 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/minPrice",schemaPath:"#/$defs/PriceLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/minPrice",schemaPath:"#/$defs/PriceLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/minPrice",schemaPath:"#/$defs/PriceLimit/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema33.type,parentSchema:schema33,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.maxPrice !== undefined){
let data6 = data.maxPrice;
if(typeof data6 == "number"){
if(data6 > 100000000 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/maxPrice",schemaPath:"#/$defs/PriceLimit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema33,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/maxPrice",schemaPath:"#/$defs/PriceLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema33,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/maxPrice",schemaPath:"#/$defs/PriceLimit/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema33.type,parentSchema:schema33,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.quantity !== undefined){
let data7 = data.quantity;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err20 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.quantity.type,parentSchema:schema31.properties.quantity,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 99999 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999",schema:99999,parentSchema:schema31.properties.quantity,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.quantity,data:data7};
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
if(data.sort !== undefined){
let data8 = data.sort;
if(typeof data8 === "string"){
if(func2(data8) > 20){
const err23 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters",schema:20,parentSchema:schema31.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data8)){
const err24 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^(price|stock|productNum|column[0-9]{1,9})$"},message:"must match pattern \""+"^(price|stock|productNum|column[0-9]{1,9})$"+"\"",schema:"^(price|stock|productNum|column[0-9]{1,9})$",parentSchema:schema31.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sort.type,parentSchema:schema31.properties.sort,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.order !== undefined){
let data9 = data.order;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.order.type,parentSchema:schema31.properties.order,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data9 === "asc") || (data9 === "desc"))){
const err27 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema31.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.order.enum,parentSchema:schema31.properties.order,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.user !== undefined){
let data10 = data.user;
if(typeof data10 === "string"){
if(func2(data10) > 100){
const err28 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.user,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.user.type,parentSchema:schema31.properties.user,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.pageNum !== undefined){
let data11 = data.pageNum;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err30 = {instancePath:instancePath+"/pageNum",schemaPath:"#/$defs/PageNum/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.type,parentSchema:schema35,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000000 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/pageNum",schemaPath:"#/$defs/PageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema35,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/pageNum",schemaPath:"#/$defs/PageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data12 = data.pageSize;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.pageSize.type,parentSchema:schema31.properties.pageSize,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 100 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema31.properties.pageSize,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema31.properties.pageSize,data:data12};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
